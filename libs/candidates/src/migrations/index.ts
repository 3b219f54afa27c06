import { CreateCandidates20261123000801 } from './20261123000801-create-candidates.js';

export const candidatesMigrations = [CreateCandidates20261123000801];
