import type { Page } from 'playwright-core';
import { builtFile } from '../support/built-file.js';
import { section } from './account-steps.js';

/** The addresses of a built file, by the name of its source. */
export const files = (name: string) => `**/${builtFile(name)}*`;

export const toasts = (of: Page) => section(of, 'Notifications');
export const heading = (of: Page) => of.getByRole('main').getByRole('heading', { level: 1 }).first();
export const unloaded = (of: Page) => of.getByText('Part of this page did not load');
