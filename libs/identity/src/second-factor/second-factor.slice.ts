import type { Slice } from '../slice.js';
import { BeginSecondFactorHandler } from './commands/begin-second-factor.handler.js';
import { ConfirmSecondFactorHandler } from './commands/confirm-second-factor.handler.js';
import { RemoveSecondFactorHandler } from './commands/remove-second-factor.handler.js';
import { RenewRecoveryCodesHandler } from './commands/renew-recovery-codes.handler.js';
import { RecoveryCode } from './entities/recovery-code.entity.js';
import { FindSecondFactorHandler } from './queries/find-second-factor.handler.js';
import { SecondFactors } from './second-factors.js';
import { TotpSecrets } from './totp-secrets.js';

/** Codes of an authenticator, and those that replace it. */
export const secondFactorSlice: Slice = {
  entities: [RecoveryCode],
  events: [],
  providers: [
    BeginSecondFactorHandler,
    ConfirmSecondFactorHandler,
    FindSecondFactorHandler,
    RemoveSecondFactorHandler,
    RenewRecoveryCodesHandler,
    SecondFactors,
    TotpSecrets,
  ],
  exports: [],
};
