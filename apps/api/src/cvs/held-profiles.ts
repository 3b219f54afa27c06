import { type ProfileSnapshot, ProfileSnapshots } from '@babelboard/candidates';
import { Injectable } from '@nestjs/common';
import type { HeldProfile } from './held-profile.js';

/** Of who is no candidate any more. */
const NOTHING: HeldProfile = {
  person: { firstName: '', lastName: '', locality: null, countryId: null },
  cityId: null,
  phone: null,
  headlines: [],
  languages: [],
  skills: [],
  onlineProfiles: [],
  experience: [],
  education: [],
};

/** Reads what a profile says already. */
@Injectable()
export class HeldProfiles {
  constructor(private readonly profiles: ProfileSnapshots) {}

  async of(accountId: number): Promise<HeldProfile> {
    const profile = await this.profiles.find(accountId);
    return profile === null ? NOTHING : heldIn(profile);
  }
}

/** Also what entries say in other languages: a CV in one of them says the same. */
function heldIn(profile: ProfileSnapshot): HeldProfile {
  return {
    ...profile,
    phone: profile.phone?.e164 ?? null,
    headlines: profile.texts.map(({ headline }) => headline),
    experience: profile.experience.flatMap((entry) => [
      entry,
      ...entry.translations.map((said) => ({ ...entry, ...said })),
    ]),
    education: profile.education.flatMap((entry) => [
      entry,
      ...entry.translations.map((said) => ({ ...entry, ...said })),
    ]),
  };
}
