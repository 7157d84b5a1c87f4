import { useState } from 'react';
import type { EditablePost } from '#contract/articles.ts';
import { islandTime } from '#core/ibiza-time/clock.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { dateArticle } from '#stores/article/article-life.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { offerUndo } from '../parts/offer-undo.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';

export function DateArticle({ stored, onChanged }: Props) {
  const { words } = useDesk();
  const texts = words.life.date;
  const slugBase = slugBaseOf(stored.slug);
  const today = dayOf(new Date());
  const shown = stored.publishedAt === null ? '' : dayOf(new Date(stored.publishedAt));
  const [day, setDay] = useState(shown);
  const isDay = /^\d{4}-/.test(day) && day >= '2000-01-01' && day <= today;
  const dating = useDeskAction({
    run: () => dateArticle({ slugBase, day }),
    done: () => {
      void onChanged();
      const undo = () => dateArticle({ slugBase, day: shown });
      if (shown === '') showToast({ tone: 'success', title: texts.dated });
      else offerUndo({ title: texts.dated, about: [slugBase], words, undo, afterwards: onChanged });
    },
    failed: texts.failed,
  });
  return (
    <div className="life-form">
      <TextField
        type="date"
        label={texts.field}
        name="published_on"
        hint={texts.hint}
        problem={day !== '' && !isDay ? texts.wrong : undefined}
        min="2000-01-01"
        max={today}
        value={day}
        onText={setDay}
      />
      <Button text={texts.save} busy={dating.isPending} disabled={!isDay} onClick={() => dating.mutate()} />
    </div>
  );
}

const dayOf = (moment: Date): string => islandTime(moment).slice(0, 10);

type Props = { stored: EditablePost; onChanged: () => Promise<unknown> };
