import { compiledApp } from '../project/paths.mjs';
import { runTool } from '../project/run-tool.mjs';
import { isFullDisk, LaunchProblem, noRoom } from '../screen/problem.mjs';

/**
 * Runs a command of the product's command line as a step of a start.
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 * @param {(text: string) => void} [onOutput]
 * @throws {LaunchProblem} with the last line that it wrote
 */
export async function runProductCommand(parameters, env, onOutput) {
  const { code, output } = await runTool(process.execPath, [compiledApp('cli'), ...parameters], { env, onOutput });
  if (code !== 0) {
    if (isFullDisk(output)) {
      throw new LaunchProblem(noRoom());
    }
    throw new LaunchProblem(`\`${parameters.join(' ')}\` failed: ${output.trim().split('\n').at(-1)}`);
  }
}
