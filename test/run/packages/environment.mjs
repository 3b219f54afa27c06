import { TestEnvironment } from 'jest-environment-node';
import { endAsyncStorages } from '../async-storages.mjs';
import { compileBundle } from './compile-bundle.mjs';
import { LOADER } from './packages.mjs';

const bundle = compileBundle();

/** Node's globals, and the compiled bundle for load.mjs. @see bundledPackages in packages.mjs */
export default class EnvironmentWithPackages extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} words */
  constructor(...words) {
    super(...words);
    const { context } = this;
    if (context !== null) {
      Reflect.set(
        this.global,
        LOADER,
        bundle.loader((script) => script.runInContext(context)),
      );
    }
  }

  async teardown() {
    endAsyncStorages();
    await super.teardown();
  }
}
