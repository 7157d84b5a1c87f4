/** DANGER: works with the secret key. Only the schedule calls this code. */
import { remindAfterSeconds } from '#core/enquiry/answer-time.ts';
import type { ComposeLetter } from '#core/mail/mail.ts';
import { buildLostMs } from '#core/publishing/rebuild/site-status.ts';
import { checkPayments } from './payment-checks.ts';
import { checkHealth } from './health.ts';
import { backupNight } from './nightly-backup.ts';
import { sendMails } from './mails.ts';
import { liveContentVersion } from '#adapters/live-site.ts';
import { findLanguageModel } from '#adapters/language-model/find-language-model.ts';
import { startBackground } from '#adapters/netlify/timed-order.ts';
import { isPreviewWanted } from './morning-preview.ts';
import { newsDateDue } from '#adapters/news-settings.ts';
import { bringRebuildToHost, configuredRebuildTimes } from './rebuild.ts';
import { requireNumber } from '#adapters/settings.ts';
import { isDatabaseAway } from '#adapters/supabase/answer.ts';
import { indexWaitingPosts } from '#adapters/supabase/posts/index-posts.ts';
import { supabaseWithoutPerson, type Database } from '#adapters/supabase/client.ts';
import { refreshBusiness } from '#adapters/supabase/site/business.ts';
import { beginTick, type DueWork, type TickRequest } from '#adapters/supabase/site/due-work.ts';
import { watchRebuild } from '#adapters/supabase/site/rebuild-queue.ts';

/** Seconds after the hook call. If the build is not online by then, the schedule checks whether it was lost. */
const lostAfterSeconds = buildLostMs / 1000;

/** Milliseconds into the run. A check of payments takes up to 15 seconds, so none starts later than this. */
const paymentsMs = 6_000;

/** Milliseconds into the run. A call of the build hook takes up to ten seconds, so none starts later than this. */
const hookMs = 16_000;

/** Milliseconds into the run, by which a background function must have started. */
const startedMs = 27_000;

/** Milliseconds into the run. Sending a mail takes up to six seconds, so none starts later than this. */
const mailsMs = 22_000;

/** These kinds of work find out by themselves what is due, if the database cannot tell. */
const dueAnyway = { rebuild: true, mails: true, payments: true };

/** Runs all due work within the host’s 30 seconds. If a task fails, the others still run, and the next tick retries it. */
export async function runTick({ compose, now }: TickParts): Promise<void> {
  const startedAt = Date.now();
  const supabase = supabaseWithoutPerson();
  const mistakes: unknown[] = [];
  await refreshBusiness();
  const begun = await beginTick(supabase, tickRequest(now, mistakes)).catch((cause: unknown) => {
    if (isDatabaseAway(cause)) throw cause;
    mistakes.push(cause);
    return { due: undefined, failed: [] };
  });
  mistakes.push(...begun.failed.map((sentence) => new Error(`begin_tick: ${sentence}`)));
  const due: Partial<DueWork> = begun.due ?? dueAnyway;
  const start = (name: Parameters<typeof startBackground>[0]) =>
    startBackground(name, { now, timeoutMs: Math.max(0, startedAt + startedMs - Date.now()) });
  const paymentChecks = due.payments && checkPayments(new Date(startedAt + paymentsMs));
  const work = [
    (due.watch || due.rebuild) && bringChangesOnline(supabase, due, startedAt),
    paymentChecks,
    (due.mails || due.payments) && mailAfter(paymentChecks, compose, startedAt),
    due.news && start('write-daily-news-background'),
    due.translations && start('translate-articles-background'),
    due.backup && start('back-up-background'),
    due.health && checkHealth(supabase),
    due.words && indexWaitingPosts(supabase, startedAt + 15_000),
  ].filter((job) => job !== false && job !== undefined);
  const ended = await Promise.allSettled(work);
  mistakes.push(...ended.flatMap((job) => (job.status === 'rejected' ? [job.reason as unknown] : [])));
  if (mistakes.length === 1) throw mistakes[0];
  if (mistakes.length > 1) throw new AggregateError(mistakes, 'Several things that were due failed.');
}

/** Sends mails after the payment checks, because these queue mails. A failed check does not prevent the sending. */
async function mailAfter(
  paymentChecks: Promise<unknown> | false | undefined,
  compose: ComposeLetter,
  startedAt: number,
): Promise<void> {
  await Promise.allSettled([paymentChecks]);
  await sendMails(compose, { until: new Date(startedAt + mailsMs) });
}

/** The order matters: each step may create work for the next one. */
async function bringChangesOnline(
  supabase: Database,
  due: Partial<DueWork>,
  startedAt: number,
): Promise<void> {
  if (due.watch) await watchRebuild(supabase, { liveVersion: await liveContentVersion(), lostAfterSeconds });
  await bringRebuildToHost(supabase, { deadline: startedAt + hookMs, attempts: 1 });
}

function tickRequest(now: Date, mistakes: unknown[]): TickRequest {
  return {
    times: configuredRebuildTimes(),
    lostAfterSeconds,
    remindAfterSeconds: remindAfterSeconds(),
    retentionDays: retentionDays(mistakes),
    newsDate: newsDateDue(now),
    newsPreview: isPreviewWanted(),
    translations: findLanguageModel() !== undefined,
    backupNight: backupNight(now),
  };
}

/** 0 keeps enquiries for ever. A mistyped number is a mistake that keeps them until the owner has corrected it. */
function retentionDays(mistakes: unknown[]): number | undefined {
  try {
    return requireNumber('RETENTION_DAYS') || undefined;
  } catch (cause) {
    mistakes.push(cause);
    return undefined;
  }
}

type TickParts = { compose: ComposeLetter; now: Date };
