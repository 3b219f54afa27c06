import { CreateOutbox20261121000001 } from './20261121000001-create-outbox.js';

export const platformMigrations = [CreateOutbox20261121000001];
