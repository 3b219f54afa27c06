import { Query } from '@nestjs/cqrs';

export interface SecondFactorState {
  on: boolean;
  /** Recovery codes that can still be used. */
  recoveryCodesLeft: number;
  /** Whether changes ask for the password; who has none needs a fresh login. */
  hasPassword: boolean;
}

export class FindSecondFactor extends Query<SecondFactorState> {
  constructor(readonly accountId: number) {
    super();
  }
}
