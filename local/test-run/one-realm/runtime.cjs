const { jestExpect } = require('@jest/expect');
const { registerHooks } = require('node:module');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { register } = require('tsx/esm/api');

const { setGlobals } = require('./globals.mjs');

const GLOBALS = pathToFileURL(join(__dirname, 'globals.mjs')).href;
/** Where Jest looks for what `jest.setTimeout` said. */
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');
/** Where Jest keeps what listens to its tests: what the file before left there would take the errors of this one. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');

register();
registerHooks({
  resolve: (name, context, next) =>
    name === '@jest/globals' ? { url: GLOBALS, format: 'module', shortCircuit: true } : next(name, context),
});

/** Counts the files of this worker, so that a file that is watched is read anew. */
let files = 0;

/**
 * Modules as Node itself loads them, once a worker, in place of Jest's own loader, which loads and compiles each of
 * them again for each file. Only what needs no mocked modules can be run with it.
 */
class NodeModules {
  constructor(_config, environment, _resolver, _transformer, _cacheFS, _coverage, testPath) {
    this.environment = environment;
    this.testPath = testPath;
    files += 1;
  }

  /** Jest's own part that collects the tests of one file keeps them in itself, so each file has a new one. */
  requireInternalModule(path) {
    delete require.cache[path];
    return require(path);
  }

  setGlobalsForRuntime(globals) {
    setGlobals({ ...globals, expect: jestExpect, jest: this.jest() });
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(path) {
    const { href } = pathToFileURL(path);
    await import(path === this.testPath ? `${href}?${files}` : href);
  }

  jest() {
    const { fakeTimersModern: timers, moduleMocker: mocker } = this.environment;
    return {
      fn: mocker.fn.bind(mocker),
      spyOn: mocker.spyOn.bind(mocker),
      replaceProperty: mocker.replaceProperty.bind(mocker),
      setTimeout: (ms) => {
        globalThis[TIMEOUT] = ms;
      },
      useFakeTimers: (options) => timers.useFakeTimers(options),
      useRealTimers: () => timers.useRealTimers(),
      advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
    };
  }

  getSourceMaps() {
    return new Map();
  }

  getAllCoverageInfoCopy() {}

  requireModule(path) {
    return require(path);
  }

  enterTestCode() {}

  leaveTestCode() {}

  teardown() {
    delete globalThis[TIMEOUT];
    delete globalThis[LISTENERS];
  }
}

module.exports = { __esModule: true, default: NodeModules };
