import type { Slice } from '../slice.js';
import { AccountRegistered } from './events/account-registered.event.js';
import { RegistrationRepeated } from './events/registration-repeated.event.js';
import { NewPasswords } from './new-passwords.js';
import { Registrations } from './registrations.js';

/** How an account begins. */
export const registrationSlice: Slice = {
  entities: [],
  events: [AccountRegistered, RegistrationRepeated],
  providers: [NewPasswords, Registrations],
  exports: [NewPasswords, Registrations],
};
