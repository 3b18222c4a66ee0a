const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * The worker itself instead of Jest's usual context of its own. What Jest and a test change of it (console,
 * environment variables, the way out) is put back after each file.
 */
class OneRealm {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.before = { console: globalThis.console, env: { ...process.env }, exit: process.exit };
  }

  async setup() {
    // Jest's own writer of stack traces knows no source maps of ours; Node's does.
    delete Error.prepareStackTrace;
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    globalThis.console = this.before.console;
    process.exit = this.before.exit;
    for (const name of Object.keys(process.env)) if (!(name in this.before.env)) delete process.env[name];
    Object.assign(process.env, this.before.env);
  }

  exportConditions() {
    return ['node'];
  }

  getVmContext() {
    return null;
  }
}

module.exports = OneRealm;
