// Imported before the functions, which read these variables as they load: firebase-tools sets them when it discovers what to deploy.
process.env['GCLOUD_PROJECT'] ??= 'demo-fieldwright';
process.env['FIREBASE_CONFIG'] ??= JSON.stringify({
  projectId: process.env['GCLOUD_PROJECT'],
  storageBucket: `${process.env['GCLOUD_PROJECT']}.firebasestorage.app`,
});

export {};
