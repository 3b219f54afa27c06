import type { Slice } from '../slice.js';
import { SignInMethodsChanged } from './events/sign-in-methods-changed.event.js';
import { OwnerProofs } from './owner-proofs.js';
import { Reauthentication } from './reauthentication.js';

/** What all changes to the ways in have in common. */
export const signInMethodsSlice: Slice = {
  entities: [],
  events: [SignInMethodsChanged],
  providers: [OwnerProofs, Reauthentication],
  exports: [OwnerProofs],
};
