import { Command } from 'commander';
import { seedDemo } from '../demo/seed-demo.js';

export function seedCommand(): Command {
  return new Command('seed')
    .description('fill the board with fictional companies, offers and accounts, once; never in production')
    .action(seedDemo);
}
