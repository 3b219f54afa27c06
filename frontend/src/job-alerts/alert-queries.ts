import { PERSONAL } from '../session/personal.js';

export const ALERTS = [PERSONAL, 'alerts'];
export const ALERTS_PATH = '/api/candidates/alerts';
