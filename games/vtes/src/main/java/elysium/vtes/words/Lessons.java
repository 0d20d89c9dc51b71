package elysium.vtes.words;

import static elysium.vtes.words.Adding.to;
import static elysium.vtes.words.Adding.toBearer;
import static elysium.vtes.words.Way.master;
import static elysium.vtes.words.Words.putOn;

import elysium.vtes.table.Discipline;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Value;

/// Discipline cards: put on a vampire of one's own, they give it a level of a Discipline (VTES-MAS-14).
public final class Lessons {
    private Lessons() {}

    /// "Put this card on a vampire you control: it gains a level of …"
    public static Entry lesson(Entry card, Discipline discipline) {
        Aim pupil = Aim.at(Among.YOUR_MINIONS, (t, _, one) -> t.isVampire(one)
                && t.level(one, discipline) < Discipline.SUPERIOR);
        return card.is(Trait.DISCIPLINE).gives(discipline)
                .basic(master().at(pupil).does(putOn(pupil)))
                .always(to(Value.DISCIPLINE,
                        (_, by, subject) -> subject == Value.learns(by.subject(), discipline) ? 1 : 0));
    }

    /// The same marked "+1": its capacity grows, without any blood to fill it (VTES-MAS-15).
    public static Entry greaterLesson(Entry card, Discipline discipline) {
        return lesson(card, discipline).is(Trait.RAISES_CAPACITY).always(toBearer(Value.CAPACITY, 1));
    }
}
