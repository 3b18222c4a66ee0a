import { teamKey } from '#schema/rules/market/game-sides.ts';
import type { League } from '#schema/rules/picks/leagues.ts';

/** What scoreboards and bettors call professional teams, each with the end of the whole name. Only what one team of the league is called. */
const NAMES: Partial<Record<League, string>> = {
  NFL: `ari=cardinals atl=falcons bal=ravens buf=bills car=panthers chi=bears cin=bengals cle=browns dal=cowboys
    den=broncos det=lions gb=packers gnb=packers hou=texans ind=colts jax=jaguars jac=jaguars kc=chiefs kan=chiefs
    lac=chargers lar=rams lv=raiders lvr=raiders mia=dolphins min=vikings ne=patriots nwe=patriots no=saints nor=saints
    nyg=giants nyj=jets phi=eagles pit=steelers sea=seahawks sf=49ers sfo=49ers tb=buccaneers tam=buccaneers ten=titans
    was=commanders wsh=commanders niners=49ers bucs=buccaneers pats=patriots jags=jaguars vikes=vikings fins=dolphins
    hawks=seahawks bolts=chargers pack=packers skins=commanders`,
  NBA: `atl=hawks bos=celtics bkn=nets brk=nets cha=hornets cho=hornets chi=bulls cle=cavaliers dal=mavericks den=nuggets
    det=pistons gs=warriors gsw=warriors hou=rockets ind=pacers lac=clippers lal=lakers mem=grizzlies mia=heat mil=bucks
    min=timberwolves no=pelicans nop=pelicans ny=knicks nyk=knicks okc=thunder orl=magic phi=76ers phx=suns pho=suns
    por=blazers sac=kings sa=spurs sas=spurs tor=raptors uta=jazz was=wizards wsh=wizards sixers=76ers mavs=mavericks
    cavs=cavaliers wolves=timberwolves pels=pelicans grizz=grizzlies clips=clippers dubs=warriors nugs=nuggets`,
  MLB: `ari=diamondbacks az=diamondbacks atl=braves bal=orioles bos=red_sox chc=cubs cws=white_sox chw=white_sox cin=reds
    cle=guardians col=rockies det=tigers hou=astros kc=royals laa=angels lad=dodgers mia=marlins mil=brewers min=twins
    nym=mets nyy=yankees oak=athletics ath=athletics phi=phillies pit=pirates sd=padres sdp=padres sea=mariners
    sf=giants sfg=giants stl=cardinals tb=rays tbr=rays tex=rangers tor=blue_jays was=nationals wsh=nationals
    dbacks=diamondbacks d_backs=diamondbacks yanks=yankees phils=phillies nats=nationals a_s=athletics o_s=orioles
    cards=cardinals halos=angels`,
  NHL: `ana=ducks bos=bruins buf=sabres car=hurricanes cbj=blue_jackets cgy=flames chi=blackhawks col=avalanche dal=stars
    det=red_wings edm=oilers fla=panthers la=kings lak=kings min=wild mtl=canadiens mon=canadiens nj=devils njd=devils
    nsh=predators nyi=islanders nyr=rangers ott=senators phi=flyers pit=penguins sea=kraken sj=sharks sjs=sharks
    stl=blues tb=lightning tbl=lightning tor=maple_leafs uta=mammoth van=canucks vgk=golden_knights wpg=jets was=capitals
    wsh=capitals avs=avalanche habs=canadiens isles=islanders caps=capitals pens=penguins preds=predators
    canes=hurricanes sens=senators bolts=lightning hawks=blackhawks nucks=canucks`,
};

const ENDS = new Map(
  Object.entries(NAMES).map(([league, names]) => [
    league,
    new Map(names.split(/\s+/).map((pair) => pair.split('=').map(teamKey) as [string, string])),
  ]),
);

/** The end of the whole name, folded, of a team that is called by letters or a nickname: 'avalanche' for 'Avs'. Null for any other name. */
export function endOfShortName(key: string, league: League): string | null {
  return ENDS.get(league)?.get(key) ?? null;
}

/** Whether a folded name is what a team with such an end of its name is called by letters: 'bos' of the Celtics. */
export function isShortNameOf(key: string, end: string): boolean {
  return [...ENDS.values()].some((names) => names.get(key)?.endsWith(end));
}
