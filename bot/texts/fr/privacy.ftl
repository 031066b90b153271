# Ce qui est conservé d’une personne, le fichier qui le contient, et sa suppression.

former-player = Anonyme

command-privacy = données
    .description = Ce que je conserve sur toi ; à télécharger ou à supprimer

privacy-page =
    ### Ce que je conserve sur toi
    Je ne lis pas les messages, et je ne transmets rien à personne. Les autres voient ton nom, tes parties et tes résultats sur les serveurs où tu joues, et ton nom et tes cotes dans les classements mondiaux. Je conserve tout cela jusqu’à ce que tu le supprimes.
    { "**" }Exporter mes données** te donne tout dans un fichier. **Supprimer mes données** demande d’abord confirmation.

    • Ton identifiant Discord, ton nom sur chaque serveur où tu m’utilises, et ta langue : pour te donner une place, t’appeler et t’écrire.
    • Tes choix dans `/settings me`.
    • Les parties que tu joues et as jouées, avec chaque coup, heure et résultat : pour qu’une partie puisse reprendre des jours après, être revue, et compter pour les classements et les cotes.
    • Tes cotes, tes défis du jour, tes invitations, où tu en es dans la partie guidée de chaque jeu, et quels messages privés montrent tes mains ; pendant une heure aussi, qui tu as appelé par une invitation ou une offre, et qui t’a appelé.

privacy-exported = Ce fichier contient tout ce que je conserve sur toi, et rien sur les autres. Tes mains en cours y sont aussi : attention à qui tu le montres.
privacy-file = Tout ce qui est conservé sur toi, en fichier JSON
privacy-too-much = C’est plus que ce que Discord accepte comme fichier. Demande-le à l’admin du bot.

privacy-confirm =
    ### Supprimer tes données ?
    C’est définitif.
    { $count ->
        [0] Tu n’es dans aucune partie en ce moment.
        [one] Tu **quittes la partie** où tu joues : les autres continuent sans toi, ou gagnent ; un défi du jour inachevé se termine sans résultat.
       *[other] Tu **quittes les { $count } parties** où tu joues : les autres continuent sans toi, ou gagnent ; un défi du jour inachevé se termine sans résultat.
    }
    • **Disparaissent :** ton nom, ta langue et tes réglages, tes cotes et tes séries, et les derniers messages privés avec tes mains, dans la mesure où Discord me laisse les supprimer.
    • **Restent, mais sans ton nom :** tes places dans les parties, avec coups et résultats, sous le nom « { former-player } » : ce sont aussi les résultats des autres, qui ne changent pas.
    • **Hors de ma portée :** les messages plus anciens des salons gardent les noms qu’ils montrent. La modération peut les supprimer dans Discord.
    Tu peux rejouer quand tu veux : tu repars de zéro.
privacy-deleted = Tes données sont supprimées ; ce qui reste de tes parties n’est plus à personne. Merci d’avoir joué.

button-data-export = Exporter mes données
button-data-ask = Supprimer mes données
button-data-delete = Oui, tout supprimer
