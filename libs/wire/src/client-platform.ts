import { z } from 'zod';

/** What clients and apps say they are (`_platform`); the page says nothing and counts as what its browser says it is. */
export const NAMED_PLATFORMS = ['desktop', 'mobile', 'tablet', 'android', 'ios', 'app'] as const;

/** What somebody looks at an offer or applies with: `other` was named otherwise, `unknown` is from before it was counted. */
export const clientPlatform = z.enum([...NAMED_PLATFORMS, 'other', 'unknown']);
export type ClientPlatform = z.infer<typeof clientPlatform>;
