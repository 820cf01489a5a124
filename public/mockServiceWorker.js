// Takes the place of the service worker of a demo that this host has served before: that would answer the provider's calls.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));
