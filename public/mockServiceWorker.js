// Takes the place of the service worker of a demo that this host has served before: that would answer the provider's calls.
addEventListener('install', () => skipWaiting());
const removeFiles = async () => {
  const ofDemo = `${new URL('.', location.href).pathname}:trellis-demo-`;
  for (const name of await caches.keys()) if (name.startsWith(ofDemo)) await caches.delete(name);
};
addEventListener('activate', (event) => event.waitUntil(removeFiles().then(() => registration.unregister())));
