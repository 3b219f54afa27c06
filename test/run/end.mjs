import { shared } from './begin.mjs';

/** After all suites of a run. */
export default async function end() {
  shared.server?.close();
  const product = await shared.product?.catch(() => undefined);
  await product?.stop();
}
