import { CreateCareerEvents20261224002501 } from './20261224002501-create-career-events.js';

export const careerEventsMigrations = [CreateCareerEvents20261224002501];
