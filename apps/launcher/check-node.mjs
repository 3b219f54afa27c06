// The very first thing that runs: old versions of Node must be able to read this file, so its syntax is that of 2015.
const wanted = [20, 19];
const found = process.versions.node.split('.').map(Number);

if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error(
    `Node.js ${process.versions.node} is too old: install Node.js ${wanted.join('.')} or newer (https://nodejs.org/en/download) and run the command again.`,
  );
  process.exit(1);
}
