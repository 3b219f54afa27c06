import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { startOidcProvider, type TestOidcProvider } from '../support/oidc-provider.js';
import { type SeededProduct, startSeededProduct } from '../support/product.js';

export interface AccountPlace {
  product: SeededProduct;
  provider: TestOidcProvider;
  browser: Browser;
  stop(): Promise<void>;
}

/** The demo board with an operator who says who they are, and with another site, *Workplace*, through which people sign in. */
export async function startAccountPlace(): Promise<AccountPlace> {
  const provider = await startOidcProvider();
  const [product, browser] = await Promise.all([
    startSeededProduct({
      OPERATOR_NAME: 'Operating Babel GmbH',
      OPERATOR_ADDRESS: 'Turmweg 1, 10115 Berlin, Germany',
      OPERATOR_EMAIL: 'hello@operator.test',
      SOCIAL_OIDC_NAME: 'Workplace',
      SOCIAL_OIDC_ISSUER: provider.issuer,
      SOCIAL_OIDC_CLIENT_ID: provider.clientId,
      SOCIAL_OIDC_CLIENT_SECRET: provider.clientSecret,
    }),
    launchBrowser(),
  ]);
  await provider.admit(`${product.url}/auth/callback`);
  const stop = async () => {
    await browser.close();
    await product.stop();
    await provider.stop();
  };
  return { product, provider, browser, stop };
}
