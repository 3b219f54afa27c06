export { IndexnowModule } from './indexnow.module.js';
export { indexnowMigrations } from './migrations/index.js';
