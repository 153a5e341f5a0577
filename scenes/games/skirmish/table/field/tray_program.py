"""The program that paints trays: shadow, wood, edge by relation, notch and the sweep of light.

All trays are drawn in one call, in units of the screen, so that edges stay as thin from near as from far.
"""

MARGIN = 18
"""Units around a tray in which its teeth, notch, shadow and glow are painted."""

VERTEX = """#version 330
in vec3 in_pose;
in vec2 in_half;
in vec3 in_colour;
in vec4 in_edge;
out vec3 v_pose;
out vec2 v_half;
out vec3 v_colour;
out vec4 v_edge;
void main() {
    v_pose = in_pose; v_half = in_half; v_colour = in_colour; v_edge = in_edge;
    gl_Position = vec4(in_pose.xy, 0.0, 1.0);
}
"""

GEOMETRY = """#version 330
layout (points) in;
layout (triangle_strip, max_vertices = 4) out;
uniform WindowBlock { mat4 projection; mat4 view; } window;
uniform float scale;
uniform bool flat_cells;
uniform float margin;
in vec3 v_pose[];
in vec2 v_half[];
in vec3 v_colour[];
in vec4 v_edge[];
out vec2 at;
flat out vec2 half_size;
flat out vec3 colour;
flat out vec4 edge;
flat out vec2 down;
void main() {
    float turn = radians(v_pose[0].z);
    vec2 forward = vec2(sin(turn), cos(turn)), right = vec2(cos(turn), -sin(turn));
    half_size = v_half[0] * scale;
    colour = v_colour[0];
    edge = v_edge[0];
    vec2 shade = vec2(3.0, -5.0);
    down = vec2(dot(shade, right), dot(shade, forward));
    vec2 reach = half_size + margin;
    for (int i = 0; i < 4; i++) {
        vec2 corner = reach * vec2((i & 1) == 0 ? -1.0 : 1.0, i < 2 ? 1.0 : -1.0);
        at = corner;
        vec2 place = flat_cells ? corner / scale : (right * corner.x + forward * corner.y) / scale;
        gl_Position = window.projection * window.view * vec4(v_pose[0].xy + place, 0.0, 1.0);
        EmitVertex();
    }
    EndPrimitive();
}
"""

FRAGMENT = """#version 330
uniform float pixel;
uniform float dim;
uniform vec3 gilt;
uniform vec3 gilt_light;
uniform vec3 teeth;
uniform vec3 stone;
uniform vec3 dashes;
uniform vec3 ink;
uniform vec3 plain;
uniform vec3 ghost;
uniform vec3 ghost_edge;
in vec2 at;
flat in vec2 half_size;
flat in vec3 colour;
flat in vec4 edge;
flat in vec2 down;
out vec4 f_color;

float box(vec2 p, vec2 h) {
    vec2 d = abs(p) - h;
    return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
}
float covered(float d) { return clamp(0.5 - d / pixel, 0.0, 1.0); }
float step_out(float d) { return smoothstep(-3.0, 1.0, d); }
vec4 over(vec4 below, vec3 rgb, float a) { return vec4(rgb * a, a) + below * (1.0 - a); }

// how far along its side the nearest edge is, from the corner, and the side's length
vec2 along(vec2 p, vec2 h) {
    vec2 d = abs(p) - h;
    return d.x > d.y ? vec2(p.y + h.y, 2.0 * h.y) : vec2(p.x + h.x, 2.0 * h.x);
}
float notch(vec2 p, vec2 h, float gap) {
    float size = min(8.0, h.x * 0.7);
    vec2 q = vec2(abs(p.x), p.y - h.y - gap);
    return max(-q.y, dot(q - vec2(0.0, size * 1.15), normalize(vec2(1.15, 1.0))));
}

vec4 paint(float kind, vec2 p, vec2 h, float chosen) {
    vec4 c = vec4(0.0);
    float light = clamp(0.5 + 0.5 * (p.y / max(h.y, 1.0)), 0.0, 1.0);
    vec2 side = along(p, h);
    float d = box(p, h - 2.0) - 2.0;
    if (kind > 3.5) {                                    // a ghost (4), or the place that it left (5)
        bool left = kind > 4.5;
        float one = left ? 9.0 : 15.0, part = left ? 0.17 : 0.3;
        float step = side.y / max(1.0, round(side.y / one));
        float dash = abs(fract(side.x / step + 0.5) - 0.5) * step;
        if (!left) c = over(c, ghost_edge, 0.5 * chosen * exp(-max(d, 0.0) / 5.0) * step_out(d));
        c = over(c, left ? ink : ghost, (left ? 0.4 : 0.26) * covered(d));
        c = over(c, ink, 0.4 * covered(abs(d) - 2.0) * covered(dash - step * part - 1.0));
        c = over(c, left ? gilt_light : ghost_edge, covered(abs(d) - 1.2) * covered(dash - step * part));
        float n = notch(p, h, 3.4);
        if (left) return c;
        c = over(c, ink, 0.8 * covered(n - 1.2));
        return over(c, ghost_edge, covered(n));
    }
    if (kind > 2.5) {                                    // neutral: hatched stone, dashed
        c = over(c, stone, 0.62 * covered(d));
        float stripe = abs(fract((p.x + p.y) / 7.2) - 0.5) * 7.2 / 1.414;
        c = over(c, dashes, 0.20 * covered(d) * covered(stripe - 0.8));
        c = over(c, ink, 0.35 * covered(abs(d) - 1.7));
        float step = side.y / max(1.0, round(side.y / 10.0));
        float dash = abs(fract(side.x / step + 0.25) - 0.5) * step;
        c = over(c, dashes, covered(abs(d) - 1.0 - 0.5 * chosen) * covered(dash - step * 0.27));
        float n = notch(p, h, 3.0);
        c = over(c, ink, 0.6 * covered(n - 1.2));
        return over(c, dashes, covered(n));
    }
    if (kind > 1.5) {                                    // enemy: saw teeth
        float step = side.y / max(1.0, round(side.y / 9.0));
        float tooth = 5.0 * (1.0 - abs(2.0 * fract(side.x / step) - 1.0));
        vec2 out_of = abs(p) - h;
        float raw = max(out_of.x, out_of.y);
        float saw = (raw - tooth) * (raw > -7.0 ? 0.72 : 1.0);
        c = over(c, colour * (0.24 + 0.12 * light), 0.82 * covered(saw));
        if (chosen > 0.0) c = over(c, teeth, 0.55 * chosen * exp(-max(saw, 0.0) / 4.5) * step_out(saw));
        c = over(c, ink, 0.5 * covered(abs(saw - 0.4) - 2.1));
        c = over(c, teeth, covered(abs(saw) - 1.1 - 0.5 * chosen));
        float n = notch(p, h, 7.0);
        c = over(c, ink, covered(n - 1.6));
        c = over(c, teeth, covered(n));
        return over(c, colour * 0.3, covered(n + 2.2));
    }
    c = over(c, colour * (0.24 + 0.14 * light), 0.80 * covered(d));
    float grain = abs(fract(p.y / 9.0) - 0.5) * 9.0;
    c = over(c, ink, 0.16 * covered(d) * covered(grain - 0.5));
    bool friend_ = kind > 0.5;
    if (chosen > 0.0) c = over(c, gilt_light, 0.5 * chosen * exp(-max(d, 0.0) / 5.0) * step_out(d));
    c = over(c, ink, 0.55 * covered(abs(d) - (friend_ ? 2.2 : 1.6) - 0.5 * chosen));
    vec3 metal = friend_ ? mix(gilt, gilt_light, light) : plain;
    c = over(c, metal, covered(abs(d) - (friend_ ? 1.15 : 0.8) - 0.55 * chosen));
    float n = notch(p, h, 3.4);
    c = over(c, ink, 0.8 * covered(n - 1.2));
    return over(c, friend_ ? gilt_light : plain, covered(n));
}

void main() {
    vec2 p = at, h = half_size;
    float share = edge.z;
    float shade = box(p - down, h);
    float heavy = edge.y > 3.5 ? 0.0 : 0.5;
    vec4 c = vec4(ink * 0.4, 1.0) * (heavy * (1.0 - smoothstep(-3.0, 9.0, shade)));
    vec4 tray;
    if (share >= 1.0) {
        tray = paint(edge.y, p, h, edge.w);
    } else {
        float t = clamp(p.x / max(h.x, 1.0) * 0.5 + 0.5, 0.0, 1.0), front = share * 1.3 - 0.15;
        tray = t < front ? paint(edge.y, p, h, edge.w) : paint(edge.x, p, h, edge.w);
        float band = exp(-pow((t - front) * 9.0, 2.0));
        tray = over(tray, vec3(1.0, 0.96, 0.84), 0.75 * band * covered(box(p, h) - 3.0));
    }
    c = tray + c * (1.0 - tray.a);
    if (c.a < 0.004) discard;
    f_color = c * vec4(vec3(dim), 1.0);
}
"""

CELL_VERTEX = """#version 330
in vec3 in_pose;
in vec2 in_half;
in vec4 in_cell;
out vec3 v_pose;
out vec2 v_half;
out vec4 v_cell;
void main() {
    v_pose = in_pose; v_half = in_half; v_cell = in_cell;
    gl_Position = vec4(in_pose.xy, 0.0, 1.0);
}
"""

CELL_GEOMETRY = """#version 330
layout (points) in;
layout (triangle_strip, max_vertices = 4) out;
uniform WindowBlock { mat4 projection; mat4 view; } window;
uniform float scale;
uniform float margin;
in vec3 v_pose[];
in vec2 v_half[];
in vec4 v_cell[];
out vec2 uv;
void main() {
    float turn = radians(v_pose[0].z);
    vec2 forward = vec2(sin(turn), cos(turn)), right = vec2(cos(turn), -sin(turn));
    vec2 reach = v_half[0] + margin / scale;
    for (int i = 0; i < 4; i++) {
        vec2 side = vec2((i & 1) == 0 ? -1.0 : 1.0, i < 2 ? 1.0 : -1.0);
        vec2 place = v_pose[0].xy + right * side.x * reach.x + forward * side.y * reach.y;
        gl_Position = window.projection * window.view * vec4(place, 0.0, 1.0);
        uv = v_cell[0].xy + v_cell[0].zw * (0.5 + 0.5 * side);
        EmitVertex();
    }
    EndPrimitive();
}
"""

CELL_FRAGMENT = """#version 330
uniform sampler2D cells;
in vec2 uv;
out vec4 f_color;
void main() { f_color = texture(cells, uv); }
"""
