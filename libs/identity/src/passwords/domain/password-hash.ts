import { type Options, parseOptions } from '@node-rs/argon2';

/**
 * Argon2id, version 19, as OWASP's Password Storage Cheat Sheet asks for: 19 MiB, two passes, one thread. The numbers of the
 * algorithm's enum stand here, since isolated modules cannot read a `const enum`.
 */
export const HASH_OPTIONS: Options = { algorithm: 2, version: 1, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Whether a hash in PHC form was made with other parameters than those of now. */
export function isOutdated(hash: string): boolean {
  const made = parseOptions(hash);
  return (['algorithm', 'version', 'memoryCost', 'timeCost', 'parallelism'] as const).some(
    (name) => made[name] !== HASH_OPTIONS[name],
  );
}
