"""Counts the figures of revenue again, from what happened and in the plainest way.

Reads events, one JSON object a line, from standard input: who had which plan from when on, and what a card was charged, refunded or
taken back. Writes the figures as JSON. Knows nothing of the product but the definitions that its page of revenue shows: that somebody paid is
taken from the bank's charges alone, never from what the product says of a plan.

    python3 recount.py 2032-01-01 2032-12-31 < events.jsonl
"""

import json
import sys
from datetime import date, datetime, timedelta
from decimal import ROUND_HALF_UP, Decimal
from zoneinfo import ZoneInfo

NEW_YORK = ZoneInfo("America/New_York")
TRIAL = timedelta(days=1)
PAID_WITHIN = timedelta(days=8)

first, last = (date.fromisoformat(text) for text in sys.argv[1:3])
events = [json.loads(line) for line in sys.stdin]
for event in events:
    event["time"] = datetime.fromisoformat(event["at"].replace("Z", "+00:00"))
    event["day"] = event["time"].astimezone(NEW_YORK).date()
# What is charged for a change of plan comes with the change: the plan is looked at first.
events.sort(key=lambda event: (event["time"], event["what"] == "charged"))
days = [first + timedelta(days=n) for n in range((last - first).days + 1)]
months = sorted({day.strftime("%Y-%m") for day in days})
plans = [event for event in events if event["what"] == "plan"]


def month_of(day):
    return day.strftime("%Y-%m")


# A plan counts "from the first payment for it on": the place of that among the events, and its day.
first_payment = {}
for place, event in enumerate(events):
    event["place"] = place
    if event["what"] == "charged" and event["cents"] > 0:
        first_payment.setdefault(event["plan"], event)


def is_paid_for(plan, place):
    """Whether something had been paid for a plan before the event of a place was over."""
    return plan in first_payment and first_payment[plan]["place"] <= place


def brings(plan):
    """What a plan brings a month once something was paid for it: bought, and active or past due, at the agreed price less a coupon for ever."""
    if plan["source"] != "purchase" or plan["state"] not in ("active", "past_due") or plan["cents"] is None:
        return 0
    return plan["cents"] - discount(plan, plan["tier"], plan["cents"])


def discount(plan, tier, cents):
    coupon = plan["coupon"]
    if coupon is None or tier not in coupon["tiers"]:
        return 0
    if coupon["kind"] == "FIXED":
        return min(cents, coupon["hundredths"])
    share = Decimal(min(coupon["hundredths"], 10000)) / 10000
    return int((cents * share).quantize(Decimal(1), rounding=ROUND_HALF_UP))


def movements():
    """Every change of what somebody brings, with its kind: as a plan changes, and as it is first paid for."""
    has_paid, plan_now, brought = set(), {}, {}
    for event in events:
        name = event.get("plan")
        if event["what"] == "plan":
            plan_now[name] = event
        elif event is not first_payment.get(name):
            continue
        plan = plan_now.get(name)
        if plan is None:
            continue
        was, now = brought.get(name), brings(plan) if is_paid_for(name, event["place"]) else 0
        old = was["cents"] if was else 0
        # What a paused plan brought is gone, and comes back with the plan; if it ends instead, it is lost on that day.
        is_paused = plan["state"] == "paused"
        held = was["held"] if was else 0
        brought[name] = {"cents": now, "tier": plan["tier"], "held": old or held if is_paused else 0}
        if held and not is_paused and now == 0:
            yield {"day": event["day"], "who": plan["who"], "kind": "resume", "cents": held, "plan": plan}
            old = held
        if old == now:
            continue
        if is_paused:
            kind = "pause"
        elif held and now:
            kind = "resume"
        elif old == 0:
            kind = "reactivation" if plan["who"] in has_paid else "new"
        elif now == 0:
            kind = "churn"
        elif was["tier"] == plan["tier"]:
            kind = "price"
        else:
            kind = "expansion" if now > old else "contraction"
        has_paid.add(plan["who"])
        yield {"day": event["day"], "who": plan["who"], "kind": kind, "cents": now - old, "plan": plan}


moved = list(movements())
KINDS = ["new", "reactivation", "expansion", "contraction", "price", "pause", "resume", "churn"]


def plans_at_end_of(day):
    """Plans that were paid for by then, as they were."""
    latest = {}
    for plan in plans:
        if plan["day"] <= day and plan["plan"] in first_payment and first_payment[plan["plan"]]["day"] <= day:
            latest[plan["plan"]] = plan
    return latest.values()


def paying_at_end_of(day):
    """What each member brings at the end of a day, of those who bring something."""
    sums = {}
    for plan in plans_at_end_of(day):
        if brings(plan):
            sums[plan["who"]] = sums.get(plan["who"], 0) + brings(plan)
    return sums


def last_day(month):
    year, number = map(int, month.split("-"))
    following = date(year + number // 12, number % 12 + 1, 1)
    return min(following - timedelta(days=1), last)


def gone_in(month):
    """Who paid, or had paused, when a month began, and whose plan ended in it without another one."""
    holders = {}
    for one in moved:
        if month_of(one["day"]) == month and one["kind"] in ("new", "reactivation", "churn"):
            holders[one["who"]] = holders.get(one["who"], 0) + (-1 if one["kind"] == "churn" else 1)
    return [who for who, change in holders.items() if change == -1]


def in_month(month):
    start = paying_at_end_of(date.fromisoformat(month + "-01") - timedelta(days=1))
    end = paying_at_end_of(last_day(month))
    figures = {kind: 0 for kind in KINDS}
    for one in moved:
        if month_of(one["day"]) == month:
            figures[one["kind"]] += one["cents"]
    return {
        "start": sum(start.values()),
        **figures,
        "end": sum(end.values()),
        "startPayers": len(start),
        "endPayers": len(end),
        "gonePayers": len(gone_in(month)),
    }


voided = {event["transaction"] for event in events if event["what"] == "voided"}
charges = [event for event in events if event["what"] == "charged" and event["transaction"] not in voided]


def cash_on(day):
    def total(those):
        return sum(event["cents"] for event in those if event["day"] == day)

    return {
        "mrr": sum(paying_at_end_of(day).values()),
        "pastDue": sum(brings(plan) for plan in plans_at_end_of(day) if plan["state"] == "past_due"),
        "charged": total(charges),
        "refunded": total(event for event in events if event["what"] == "refunded"),
        "chargedBack": total(event for event in events if event["what"] == "disputed"),
        "returned": total(event for event in events if event["what"] == "won"),
    }


def why(month):
    """Why plans ended, and what members had said who canceled."""
    reasons, said = {}, {}
    for one in moved:
        if one["kind"] != "churn" or month_of(one["day"]) != month:
            continue
        reason = one["plan"]["reason"]
        entry = reasons.setdefault(reason, {"plans": 0, "cents": 0})
        entry["plans"] += 1
        entry["cents"] -= one["cents"]
        if reason == "cancelled":
            word = one["plan"]["said"] or "nothing"
            said[word] = said.get(word, 0) + 1
    return {"reasons": reasons, "said": said}


def trials():
    """By the month in which they ended: days that were given prolong a trial. Paid, lost, or still open."""
    ends = {}
    for event in events:
        if event["what"] == "plan" and event["state"] == "trialing":
            ends.setdefault(event["plan"], event["time"] + TRIAL)
        if event["what"] == "days given" and event["inTrial"]:
            ends[event["plan"]] += timedelta(days=event["days"])
    now = events[-1]["time"]
    counted = {}
    for plan, end in ends.items():
        if end > now:
            continue
        paid = any(one["plan"] == plan and one["time"] <= end + PAID_WITHIN for one in charges)
        is_open = not paid and end > now - PAID_WITHIN
        of_month = counted.setdefault(month_of(end.astimezone(NEW_YORK).date()), {"ended": 0, "paid": 0, "open": 0})
        of_month["ended"] += 1
        of_month["paid"] += paid
        of_month["open"] += is_open
    return counted


def recovery(month):
    """Renewals and first payments after a trial that were first declined in a month, each once."""
    latest = {plan["plan"]: plan for plan in plans}
    declined = {}
    for event in events:
        if event["what"] == "declined" and event["kind"] in ("renewal", "conversion"):
            declined.setdefault(event["invoice"], event)
    figures = {name: {"invoices": 0, "cents": 0} for name in ("recovered", "lost", "open")}
    for invoice, event in declined.items():
        if month_of(event["day"]) != month:
            continue
        newest = [one for one in events if one["what"] == "declined" and one["plan"] == event["plan"]][-1]
        if any(one["invoice"] == invoice for one in charges):
            outcome = "recovered"
        elif latest[event["plan"]]["state"] == "past_due" and newest["invoice"] == invoice:
            outcome = "open"
        else:
            outcome = "lost"
        figures[outcome]["invoices"] += 1
        figures[outcome]["cents"] += event["cents"]
    return figures


def retention():
    began = {}
    for one in moved:
        began.setdefault(one["who"], month_of(one["day"]))
    return {
        cohort: {
            "members": sum(1 for month in began.values() if month == cohort),
            "paying": {
                month: sum(1 for who in paying_at_end_of(last_day(month)) if began[who] == cohort)
                for month in months
                if month >= cohort
            },
        }
        for cohort in sorted(set(began.values()))
    }


def at_the_end():
    latest = [plan for plan in {plan["plan"]: plan for plan in plans}.values() if plan["state"] != "ended"]
    paid_for = [plan for plan in latest if plan["plan"] in first_payment]
    committed = 0
    for plan in paid_for:
        if brings(plan) and plan["pendingTier"] and not plan["cancels"]:
            later = plan["cents"] if plan["pendingCents"] is None else plan["pendingCents"]
            committed += later - discount(plan, plan["pendingTier"], later)
        elif not plan["cancels"]:
            committed += brings(plan)
    return {
        "mrr": sum(map(brings, paid_for)),
        "pastDue": sum(brings(plan) for plan in paid_for if plan["state"] == "past_due"),
        "committed": committed,
        "paying": len({plan["who"] for plan in paid_for if brings(plan)}),
        "trials": sum(1 for plan in latest if plan["state"] == "trialing"),
        "granted": sum(1 for plan in latest if plan["source"] == "grant"),
    }


figures = {
    "months": {month: in_month(month) for month in months},
    "days": {day.isoformat(): cash_on(day) for day in days},
    "why": {month: why(month) for month in months},
    "trials": trials(),
    "recovery": {month: recovery(month) for month in months},
    "retention": retention(),
    "now": at_the_end(),
}
json.dump(figures, sys.stdout)
