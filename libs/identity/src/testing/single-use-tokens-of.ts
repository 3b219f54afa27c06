import type { INestApplicationContext } from '@nestjs/common';
import { SingleUseTokens } from '../single-use-tokens/single-use-tokens.js';

/** For siblings' specs, which have codes made and look at them as nobody outside may. */
export function singleUseTokensOf(app: INestApplicationContext): SingleUseTokens {
  return app.get(SingleUseTokens, { strict: false });
}
