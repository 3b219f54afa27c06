import { InvalidInput } from '../problems/invalid-input.js';

/** @throws InvalidInput at the second field where the two differ */
export function requireSamePassword(given: { password: string; password_confirmation: string }): void {
  if (given.password !== given.password_confirmation) {
    const message = 'The two passwords are not the same.';
    throw new InvalidInput([{ path: 'password_confirmation', message }], message);
  }
}
