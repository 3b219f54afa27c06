export const matchingMigrations = [];
