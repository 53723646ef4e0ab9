import asyncHooks from 'node:async_hooks';
import FixedJsdomEnvironment from 'jest-fixed-jsdom';
import { reuseScripts } from './reuseScripts';

reuseScripts();

/**
 * Jest and MSW make an AsyncLocalStorage for every test file and leave it enabled. Node 20 asks each of them at every
 * promise: with all of them 49 files in one process took 6 % longer.
 */
const { AsyncLocalStorage } = asyncHooks;
const storages = new Set<{ disable: () => void }>();

asyncHooks.AsyncLocalStorage = class<T> extends AsyncLocalStorage<T> {
  constructor() {
    super();
    storages.add(this);
  }
};

/** jsdom, where a test file may ask for learning: `@jest-environment-options {"learning": true}`. */
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
