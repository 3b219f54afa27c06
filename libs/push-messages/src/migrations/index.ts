import { CreatePushMessages20261130001701 } from './20261130001701-create-push-messages.js';

export const pushMessagesMigrations = [CreatePushMessages20261130001701];
