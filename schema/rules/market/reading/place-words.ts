/** The words of the places that teams of the leagues are named after, and of what stands beside them in a team's name. */
const PLACE_WORDS = new Set(
  `alabama alaska arizona arkansas california carolina colorado connecticut dakota delaware florida georgia hawaii idaho illinois indiana
  iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire
  jersey mexico york ohio oklahoma oregon pennsylvania rhode island tennessee texas utah vermont virginia washington wisconsin wyoming
  ontario quebec anaheim atlanta baltimore boston brooklyn buffalo calgary charlotte chicago cincinnati cleveland columbus dallas denver
  detroit edmonton bay england francisco angeles diego antonio houston indianapolis jacksonville jose vegas louis memphis miami milwaukee
  montreal nashville oakland orlando orleans ottawa philadelphia phoenix philly pittsburgh portland sacramento seattle tampa toronto
  vancouver winnipeg city golden green las los new san st saint la ny l a n y d c dc the fort north south east west northern southern
  eastern western central state tech university college of red white blue maple trail`.split(/\s+/),
);

/** Whether folded words before a team's name are its place, or a word of its whole name: 'los angeles', 'maple'. 'fade' and 'against the' are none. */
export function isPlace(key: string): boolean {
  return key.split(' ').every((word) => PLACE_WORDS.has(word));
}
