import { checkTogether, merged } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { ProfileEdits } from '../../profile/profile-edits.js';
import { onlineProfileAddress, siteOf } from '../domain/online-profile-address.js';
import { OnlineProfile, type OnlineProfileKind } from '../entities/online-profile.entity.js';
import { profileAddressElsewhere, profileAddressWrong } from '../online-profile.errors.js';
import { type TypedOnlineProfile, UpdateOnlineProfiles } from './update-online-profiles.command.js';

/** Addresses by kind; empty where there is none. */
type Addresses = Partial<Record<OnlineProfileKind, string>>;

@CommandHandler(UpdateOnlineProfiles)
export class UpdateOnlineProfilesHandler implements ICommandHandler<UpdateOnlineProfiles> {
  constructor(private readonly edits: ProfileEdits) {}

  /** @throws DomainError CHANGED_ELSEWHERE, PROFILE_ADDRESS_WRONG, PROFILE_ADDRESS_ELSEWHERE, several of them together */
  async execute({ accountId, profiles, base }: UpdateOnlineProfiles): Promise<void> {
    const wanted = await checkTogether(
      ...profiles.map(
        ({ kind, address }, index) =>
          () =>
            [kind, addressOf(kind, address, `rrss.${index}.value`)] as const,
      ),
    );
    const edited: Addresses = Object.fromEntries(wanted);
    await this.edits.make(accountId, 'online-profiles', async ({ tx }) => {
      const stored = await tx.findBy(OnlineProfile, { accountId });
      const current: Addresses = Object.fromEntries([
        ...wanted.map(([kind]) => [kind, '']),
        ...stored.map(({ kind, url }) => [kind, url]),
      ]);
      const changes = merged(current, edited, base === null ? {} : begunWith(base, wanted));
      if (changes === null) {
        return null;
      }
      await put(tx, accountId, changes);
      return true;
    });
  }
}

function addressOf(kind: OnlineProfileKind, typed: string, path: string): string {
  const address = typed === '' ? '' : onlineProfileAddress(kind, typed);
  if (address === null) {
    const site = siteOf(kind);
    throw site === null ? profileAddressWrong(path) : profileAddressElsewhere(path, site);
  }
  return address;
}

/** What was not there when editing began is not in the list that was shown. */
function begunWith(base: readonly TypedOnlineProfile[], wanted: readonly (readonly [OnlineProfileKind, string])[]) {
  return Object.fromEntries([
    ...wanted.map(([kind]) => [kind, '']),
    ...base.map(({ kind, address }) => [kind, onlineProfileAddress(kind, address) ?? '']),
  ]) as Addresses;
}

async function put(tx: EntityManager, accountId: number, changes: Addresses): Promise<void> {
  for (const [key, url] of Object.entries(changes)) {
    const kind = Number(key) as OnlineProfileKind;
    await (url === ''
      ? tx.delete(OnlineProfile, { accountId, kind })
      : tx.save(OnlineProfile, { accountId, kind, url }));
  }
}
