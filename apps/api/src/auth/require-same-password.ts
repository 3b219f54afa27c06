import { InvalidInput } from '../problems/invalid-input.js';

/** @throws InvalidInput at the second field where the two differ */
export function requireSamePassword(given: { password: string; password_confirmation: string }): void {
  if (given.password !== given.password_confirmation) {
    const problem = { path: 'password_confirmation', code: 'PASSWORDS_DIFFER', params: {} };
    throw new InvalidInput([problem], problem);
  }
}
