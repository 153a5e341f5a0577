"""The couch: seats around the table, the sitters on them, and the devices in their hands."""
