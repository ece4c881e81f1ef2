/** How long making room may take before one goes on without. */
const patience = 1000;

/**
 * The disk is full: half of the kept pages make room for what people do.
 * @returns {Promise<void>}
 */
export async function makeRoom() {
  const controller = navigator.serviceWorker?.controller;
  if (!controller) return;
  const channel = new MessageChannel();
  const isDone = new Promise(resolve => { channel.port1.onmessage = () => resolve(undefined); });
  controller.postMessage({ kind: 'room' }, [channel.port2]);
  await Promise.race([isDone, new Promise(resolve => setTimeout(resolve, patience))]);
  channel.port1.close();
}
