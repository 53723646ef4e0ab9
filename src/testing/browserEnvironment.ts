import FixedJsdomEnvironment from 'jest-fixed-jsdom';
import { reuseScripts } from './reuseScripts';

reuseScripts();

/** jsdom, where a test file may ask for learning: `@jest-environment-options {"learning": true}`. */
export default class BrowserEnvironment extends FixedJsdomEnvironment {
  constructor(...[config, context]: ConstructorParameters<typeof FixedJsdomEnvironment>) {
    super(config, context);
    if (config.projectConfig.testEnvironmentOptions['learning'] === true) {
      Object.assign(this.global, { __LEARNING__: true });
    }
  }
}
