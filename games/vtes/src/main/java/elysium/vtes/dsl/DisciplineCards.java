package elysium.vtes.dsl;

import static elysium.vtes.dsl.Effects.putOn;
import static elysium.vtes.dsl.ModeBuilder.master;
import static elysium.vtes.dsl.Modifiers.to;
import static elysium.vtes.dsl.Modifiers.toBearer;

import elysium.vtes.table.Trait;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Value;

/// Discipline cards, which give a vampire a level of a Discipline (VTES-MAS-14).
public final class DisciplineCards {
    private DisciplineCards() {}

    /// "Put this card on a vampire you control: it gains a level of …"
    public static CardBuilder lesson(CardBuilder card, Discipline discipline) {
        CardChoice pupil = CardChoice.at(ChoiceZone.YOUR_MINIONS, (t, _, one) -> t.facts.isVampire(one)
                && t.identity.level(one, discipline) < Discipline.SUPERIOR);
        return card.is(Trait.DISCIPLINE).gives(discipline)
                .basic(master().at(pupil).does(putOn(pupil)))
                .always(to(Value.DISCIPLINE,
                        (_, by, subject) -> subject == Value.learns(by.subject(), discipline) ? 1 : 0));
    }

    /// The same with +1 capacity, without blood to fill it (VTES-MAS-15).
    public static CardBuilder greaterLesson(CardBuilder card, Discipline discipline) {
        return lesson(card, discipline).is(Trait.RAISES_CAPACITY).always(toBearer(Value.CAPACITY, 1));
    }
}
