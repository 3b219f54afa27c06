import { Command } from '@nestjs/cqrs';

/** Who somebody is and where they live. */
export interface ContactInfo {
  firstName: string;
  lastName: string;
  countryId: number | null;
  /** GeoNames; null where the place is not a known city. */
  cityId: number | null;
  locality: string | null;
}

/** Changes what is named of it. A known city brings its country and its name; another country or place lets go of it. */
export class UpdateContactInfo extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly edited: Partial<ContactInfo>,
    /** As it was when editing began (`mergeEdits`). */
    readonly base: Partial<ContactInfo> = {},
  ) {
    super();
  }
}
