import asyncHooks from 'node:async_hooks';
import FixedJsdomEnvironment from 'jest-fixed-jsdom';
import { reuseScripts } from './reuseScripts';

reuseScripts();

/**
 * Jest and MSW create an AsyncLocalStorage for every test file and leave it enabled. Node 20 calls each of them for
 * every promise: with all of them enabled, 49 files in one process took 6 % longer.
 */
const { AsyncLocalStorage } = asyncHooks;
const storages = new Set<{ disable: () => void }>();

asyncHooks.AsyncLocalStorage = class<T> extends AsyncLocalStorage<T> {
  constructor() {
    super();
    storages.add(this);
  }
};

/** jsdom. A test file switches learning on with `@jest-environment-options {"learning": true}`. */
export default class BrowserEnvironment extends FixedJsdomEnvironment {
  constructor(...[config, context]: ConstructorParameters<typeof FixedJsdomEnvironment>) {
    super(config, context);
    if (config.projectConfig.testEnvironmentOptions['learning'] === true) {
      Object.assign(this.global, { __LEARNING__: true });
    }
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    for (const storage of storages) storage.disable();
    storages.clear();
  }
}
