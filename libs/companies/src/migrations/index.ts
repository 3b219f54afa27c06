import { CreateCompanies20261121000201 } from './20261121000201-create-companies.js';

export const companiesMigrations = [CreateCompanies20261121000201];
