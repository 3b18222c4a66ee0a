// Loaded before the program of a child process: when the parent ends, however it ends, so does the child.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 5000).unref();
});
// The channel alone does not keep the process running.
process.channel?.unref();
