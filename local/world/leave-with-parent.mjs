// Loaded before the program of a child process: when the parent is gone, however it went, so is the child.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 5000).unref();
});
// The channel alone keeps nothing running.
process.channel?.unref();
