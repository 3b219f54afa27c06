import { HASH_OPTIONS } from '../../libs/identity/src/passwords/domain/password-hash.js';

// Suites with an API of their own hash thousands of passwords and are about something else: what a hash costs, the specs of passwords show.
Object.assign(HASH_OPTIONS, { memoryCost: 64, timeCost: 1 });
