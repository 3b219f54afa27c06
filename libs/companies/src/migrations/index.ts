import { CreateCompanies20261121000201 } from './20261121000201-create-companies.js';
import { AddMinisites20261122000201 } from './20261122000201-add-minisites.js';

export const companiesMigrations = [CreateCompanies20261121000201, AddMinisites20261122000201];
