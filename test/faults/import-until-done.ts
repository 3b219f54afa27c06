import { expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { LIMITS } from '../support/limits.js';
import type { StartedProduct } from './started-product.js';

/** Imports a file of ads. A killed server ends the command; it is simply run again, as a person would. */
export async function importUntilDone(product: StartedProduct, file: string, ...options: string[]): Promise<void> {
  await eventually(async () => {
    const { code, output } = await product.cli('import-offers', file, '--company', 'faults', '--quiet', ...options);
    expect({ code, output: output.slice(-500) }).toMatchObject({ code: 0 });
  }, LIMITS.startMs);
}
