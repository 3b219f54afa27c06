export const cvSearchMigrations = [];
