"""Says what libical finds wrong in the calendar on stdin: errors of its parser, and rules of RFC 5546 that are broken."""

import ctypes
import json
import sys

ical = ctypes.CDLL("libical.so.3")
for function in (ical.icalparser_parse_string, ical.icalcomponent_get_first_component):
    function.restype = ctypes.c_void_p
ical.icalcomponent_as_ical_string.restype = ctypes.c_char_p
ICAL_VEVENT = 4

component = ctypes.c_void_p(ical.icalparser_parse_string(sys.stdin.buffer.read()))
valid = bool(ical.icalrestriction_check(component))
json.dump(
    {
        "valid": valid,
        "events": ical.icalcomponent_count_components(component, ICAL_VEVENT),
        "errors": ical.icalcomponent_count_errors(component),
    },
    sys.stdout,
)
