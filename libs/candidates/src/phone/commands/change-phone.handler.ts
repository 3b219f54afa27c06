import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { readPhone } from '../domain/phone.js';
import { phoneNotValid } from '../phone.errors.js';
import { ChangePhone } from './change-phone.command.js';

@CommandHandler(ChangePhone)
export class ChangePhoneHandler implements ICommandHandler<ChangePhone> {
  constructor(private readonly edits: ProfileEdits) {}

  /** @throws DomainError PHONE_UNKNOWN */
  async execute({ accountId, typed, country }: ChangePhone): Promise<void> {
    const phone = typed === '' ? null : readPhone(typed, country);
    if (phone === null && typed !== '') {
      throw phoneNotValid();
    }
    await this.edits.make(accountId, 'phone', async ({ tx, candidate }) => {
      if (!candidate.callAt(phone)) {
        return null;
      }
      await tx.save(candidate);
      return true;
    });
  }
}
