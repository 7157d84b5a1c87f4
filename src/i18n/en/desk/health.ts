import type { DeskWords } from '../../dictionary.ts';

/** The page of the desk that shows what is wrong with the site, and the mail about it. */
export const health: DeskWords['health'] = {
  intro: 'How the site is doing. If anything changes, the business gets one e-mail a day at most.',
  loading: 'Checking the site…',
  failed: 'The status of the site could not be loaded.',
  well: 'Everything works',
  works: 'The site works',
  worksUnsaved: 'The site works, without a backup',
  troubled: 'The site needs attention',
  allRun: 'All checks are done.',
  forAdmin: 'For your administrator',
  sendToAdmin: 'E-mail your administrator',
  checks: 'Checks',
  checksAbout: 'Only your administrator can run these.',
  backupStep: 'Make one with “npm run backup” and keep it elsewhere.',
  checkStep: 'Run “npm run check-installation” on a computer.',
  more: 'See more',
  backup: 'Last backup',
  rehearsal: 'Last practice restore',
  lastCheck: 'Last check of the site',
  signedIn: 'Sign-ins in the last seven days',
  signedInTimes: '{n}, the latest {moment}',
  never: 'Never yet',
  start: { one: '1 thing needs attention', other: '{n} things need attention' },
  toDo: 'To do',
  invited: {
    one: '{names} has been invited. Do you know this person?',
    other: '{names} have been invited. Do you know these people?',
  },
  problems: {
    'schedule-stopped': {
      text: 'The site’s scheduled work is not running.',
      action: 'Check at the host whether credits are left and the function “tick” is scheduled.',
    },
    'settings-missing': {
      text: 'Missing settings: {names}.',
      action: 'Set them at the host and deploy again.',
    },
    'settings-invalid': {
      text: 'Settings with an invalid value: {names}.',
      action: 'Correct them at the host and deploy again.',
    },
    'older-published': {
      text: 'An older version of the site is online at the host.',
      action: 'Publish the latest version at the host (Netlify: Deploys).',
    },
    'build-failed': {
      text: 'The last build of the site failed. The previous version is still online.',
      action: 'Read why at the host (Netlify: Deploys) and try again.',
    },
    'build-stuck': {
      text: 'A change has been waiting for a build for more than a day.',
      action: 'Check at the host whether the build hook exists and credits are left.',
    },
    'posts-skipped': {
      text: 'Articles that cannot be shown: {names}. The previous version stays online, if there was one.',
      action: 'Edit or hide them.',
    },
    'builds-short': {
      text: 'Hardly any builds are left: {n}.',
      action: 'Publish changes together, or choose a larger plan at the host.',
    },
    'database-full': {
      text: 'The database is nearly full: {n} MB of 500 MB.',
      action: 'Empty the trash, or choose a larger plan.',
    },
    'mails-lost': {
      text: 'E-mails that did not arrive: {n}.',
      action: 'Look at the enquiries and send them again.',
    },
    'mails-waiting': {
      text: 'E-mails that could not be sent for more than an hour: {n}.',
      action: 'Look at the enquiries and the mail service’s reason.',
    },
    'payments-waiting': {
      text: 'Bitcoin payments waiting for your decision: {n}.',
      action: 'Decide about the payments.',
    },
    'enquiries-held': {
      text: 'Messages held for more than a day: {n}.',
      action: 'Read them and forward what is genuine.',
    },
    'backup-failed': {
      text: 'Last night’s backup failed: {names}',
      action: 'Correct this at the place of the backups or at the host. It is tried again every hour.',
    },
    'backup-old': {
      text: 'The last backup is too old.',
      action:
        'Make one with “npm run backup” and keep it elsewhere. If one is made every night, the host’s log of “back-up-background” says why not.',
    },
    'rehearsal-old': {
      text: 'No backup has been restored as a rehearsal for more than a month.',
      action: 'Run “npm run rehearse” on a machine that has the key file.',
    },
    'news-failed': {
      text: 'The daily news could not be written.',
      action: 'See the reason and start again.',
    },
    'news-waiting': { text: 'News texts to review: {n}.', action: 'Review the news.' },
    'unread-stopped': {
      text: 'No news is published unread any more.',
      action: 'See why, and allow it again.',
    },
    'judge-failing': {
      text: 'News texts for which the comparison with the sources failed, in the last week: {n}.',
      action: 'Choose a better model for the comparison.',
    },
    'feeds-failing': { text: 'News feeds that can no longer be read: {n}.', action: 'Look at the sources.' },
    'insurance-ends': {
      text: 'Insured until {names}. After that day, the site no longer names the insurance.',
      action: 'Enter the new end date.',
    },
    'pages-missing': {
      text: 'Addresses without a page that are often requested: {names}.',
      action: 'Redirect them to a page.',
    },
    'translations-outdated': {
      text: 'Translations that have been outdated for more than a week: {n}.',
      action: 'Update the translations.',
    },
    'invitations-open': {
      text: 'Invitations to editors in the last days: {n}.',
      action: 'See the invitations, or withdraw them.',
    },
  },
};
