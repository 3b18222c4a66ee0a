/** Tells the parent where it listens, and its CPU and memory whenever the parent asks. */
export function serve(url, more = {}) {
  process.on('message', () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss }));
  process.send?.({ url, ...more });
}
