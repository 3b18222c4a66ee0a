// The public pages of days, picks and analysts are the same for everyone: American odds, Eastern times. Shows prices and
// times as this reader chose (frontend/app/display.ts). Without it, or without a choice, the page stays as it came.
(() => {
  const chosen = () => {
    try {
      return JSON.parse(localStorage.getItem('display')) ?? {};
    } catch {
      // Storage may be closed to the page.
      return {};
    }
  };
  const { odds, zone } = chosen();

  for (const price of document.querySelectorAll('[data-decimal]'))
    price.textContent = price.dataset[String(odds).toLowerCase()] ?? price.textContent;

  const clock = { hour: 'numeric', minute: '2-digit', timeZone: zone, timeZoneName: 'short' };
  const dated = { month: 'short', day: 'numeric', ...clock };
  const dayOf = (instant) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(instant);
  const text = (instant, day) => {
    const parts = day === undefined ? { year: 'numeric', ...dated } : day === dayOf(instant) ? clock : dated;
    return new Intl.DateTimeFormat('en-US', parts).format(instant).replace(/\s/g, ' ');
  };
  if (!zone) return;
  try {
    for (const time of document.querySelectorAll('time[datetime]'))
      time.textContent = text(new Date(time.dateTime), time.dataset.day);
  } catch {
    // A zone that this browser does not know: Eastern stays.
  }
})();
